/**
 * The tables. The same on both engines: ids and documents are text, instants are whole milliseconds since 1970,
 * flags are 0 or 1.
 */
export type Flag = 0 | 1;

export interface Schema {
  users: {
    id: string;
    email: string | null;
    display_name: string;
    /** When they chose this name; else it is the one that their identity provider tells. */
    named_at?: number | null;
    admin: Flag;
    suspended_at: number | null;
    created_at: number;
  };
  identities: { issuer: string; subject: string; user_id: string; created_at: number };
  /** `id` is what its owner may know it by. */
  sessions: {
    id_hash: string;
    id: string;
    user_id: string;
    browser: string;
    created_at: number;
    used_at: number;
    expires_at: number;
  };
  /** One-time links to an account where registering is closed to others. */
  invitations: {
    id: string;
    token_hash: string;
    email: string | null;
    by_name: string;
    created_at: number;
    expires_at: number;
    used_at: number | null;
    used_by: string | null;
  };
  pending_sign_ins: {
    state_hash: string;
    browser_hash: string;
    provider: string;
    code_verifier: string;
    nonce: string;
    return_to: string | null;
    popup: Flag;
    expires_at: number;
  };
  idp_accounts: {
    id: string;
    email: string;
    display_name: string;
    password_hash: string | null;
    created_at: number;
  };
  idp_records: {
    kind: string;
    id: string;
    payload: string;
    grant_id: string | null;
    account_id: string | null;
    uid: string | null;
    expires_at: number | null;
    consumed_at: number | null;
  };
  throttles: { key: string; failures: number; blocked_until: number; updated_at: number };
  password_resets: { token_hash: string; account_id: string; expires_at: number; used_at: number | null };
  /** `secret` is encrypted; `last_step` is the half minute whose code was used last. */
  code_apps: { account_id: string; secret: string; last_step: number; created_at: number };
  passkeys: {
    id: string;
    account_id: string;
    public_key: string;
    counter: number;
    name: string;
    created_at: number;
    used_at: number | null;
  };
  recovery_codes: { code_hash: string; account_id: string };
  settings: { key: string; value: string };
  guide_changes: { id: string; digest: string; changed_on: string };
  /**
   * Files of bookings. `bytes` is 0 until the last piece is there. `used_at`: when the trip was last seen to name it, kept
   * up by the day.
   */
  trip_files: {
    id: string;
    trip_id: string;
    name: string;
    type: string;
    bytes: number;
    created_at: number;
    used_at: number;
  };
  /** A logo or a picture of the operator, by the tag of the file it was made from, in one of its forms. */
  operator_images: { tag: string; form: string; content: Uint8Array };
  trip_file_pieces: { file_id: string; number: number; content: Uint8Array };
  trips: {
    id: string;
    owner_id: string;
    state: 'active' | 'archived' | 'unsaved';
    name: string;
    trip: string;
    plan: string | null;
    info: string;
    region: string | null;
    featured: Flag;
    version: number;
    created_at: number;
    modified_at: number;
    deleted_at: number | null;
  };
  /** Counts the changes to an account's lists, so that a list made before can be told to stand still. */
  trip_lists: { owner_id: string; version: number };
  tickets: {
    id: string;
    trip_id: string;
    secret: string;
    right: 'view' | 'edit';
    /** What a viewer gets to see beside the trip itself: words of `costs notes bookings`. */
    shows: string;
    created_at: number;
    expires_at: number | null;
  };
  /** Accounts that have changed a trip of somebody else. */
  trip_hands: { user_id: string; trip_id: string };
  /** `document` as packed by `packed-document.ts`, empty for the newest entry; `began_at`: when its first save came. */
  trip_versions: {
    trip_id: string;
    version: number;
    kind: 'made' | 'changed' | 'restored';
    by_name: string;
    /** The accounts meant by `by_name`, parted by commas. */
    by_ids: string;
    summary: string;
    began_at: number;
    saved_at: number;
    document: string;
  };
  /** Open editors of a trip on every instance; `seen_at` is kept fresh while they are open. */
  trip_presence: { id: string; trip_id: string; user_id: string | null; name: string; seen_at: number };
  /** Without a trip: all trips of the account. */
  calendar_subscriptions: {
    id: string;
    owner_id: string;
    trip_id: string | null;
    secret: string;
    created_at: number;
  };
  messages: { id: string; text: string | null; created_at: number; expires_at: number | null };
  client_errors: {
    fingerprint: string;
    message: string;
    stack: string;
    times: number;
    first_at: number;
    last_at: number;
  };
  admin_acts: { id: string; at: number; admin_id: string; admin_name: string; act: string; subject: string };
  campaigns: {
    id: string;
    /** `home` or a city's id. */
    place: string;
    referrer_host: string | null;
    headline: string;
    text: string;
    link: string;
    starts_at: number;
    ends_at: number | null;
    created_at: number;
  };
  /** Figures by the day: `what` is counted (`view`, `chat`, `referrer`), told apart by `name`. */
  day_counts: { day: string; what: string; name: string; count: number };
  /**
   * How many accounts (`users`) and trips of people (`trips`) that are there were made on each day, counted from 1970 in UTC:
   * the sum of what triggers add, one row a change until they are added up.
   */
  day_totals: { what: 'users' | 'trips'; day: number; count: number };
  chat_sends: { sender: string; at: number };
  /** `shown` is JSON of what stands below the answer: cards, quick replies, changes. */
  conversation_turns: {
    id: string;
    trip_id: string;
    at: number;
    just_asked: Flag;
    question: string;
    answer: string;
    shown: string;
    /** Who sent it, as messages are counted; null in what was kept before that was noted. */
    sender: string | null;
    /** Who asked; null for the owner of the trip. */
    by_name: string | null;
  };
  /** `inverse` is JSON of the edit that takes the change back; `left_at` the key of the trip it led to. */
  chat_changes: {
    message_id: string;
    sender: string;
    trip_id: string | null;
    at: number;
    label: string;
    left_at: string;
    inverse: string;
  };
  /** `day` in UTC; cost in millionths of the operator's currency. */
  model_usage: {
    day: string;
    model: string;
    requests: number;
    failures: number;
    input_tokens: number;
    output_tokens: number;
    cost_micros: number;
  };
  /**
   * What services outside answered: `id` is a hash of the question, so that nobody can read what was asked; `body` is
   * base64, empty where the service knows of nothing.
   */
  outside_answers: {
    id: string;
    service: string;
    content_type: string;
    body: string;
    bytes: number;
    asked_at: number;
    used_at: number;
  };
  /** `place` is JSON of the atlas's `ExtraPlace`. */
  extra_places: { id: string; source: string; place: string };
}
