// @vitest-environment happy-dom
import type { ChatAnswer } from '@wayfare/contracts/chat-endpoints';
import { limits } from '@wayfare/contracts/limits';
import { screen, waitFor, within } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, refusal, serve } from '../testing/draw.tsx';
import { emptyDocument } from '../trips/empty-document.ts';
import type { AnswerActions } from './answer.tsx';
import { ChatPanel } from './chat-panel.tsx';
import type { ChangeState } from './conversation.ts';
import { useConversation } from './use-conversation.ts';

const rename = { edit: 'renameTrip', name: 'Lisbon in May' } as const;
const answerOf = (over: Partial<ChatAnswer> = {}): ChatAnswer => ({
  text: 'Here you are.',
  edits: [rename],
  tripName: rename.name,
  trip: emptyDocument().trip,
  plan: null,
  cards: [],
  suggestions: [],
  findings: [],
  leftOut: [],
  engine: 'embedded',
  messageId: 'answer-1',
  ...over,
});
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const streamed = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
const answered = (over?: Partial<ChatAnswer>) => () => streamed(event('done', answerOf(over)));

const undoAnswer = vi.fn();
const redo = vi.fn();
let state: ChangeState;

/** The chat about a trip that an answer gives a name. */
function Chat({ signedIn = false }: { signedIn?: boolean }) {
  const document = useRef(emptyDocument());
  const actions: AnswerActions = {
    inTrip: () => false,
    named: [],
    addPlace: () => {},
    changeState: (id) => (id === 'answer-1' ? state : null),
    undoAnswer,
    redo,
    wishes: () => null,
  };
  const conversation = useConversation({
    keptAs: 'new',
    tripId: undefined,
    signedIn,
    read: () => document.current,
    apply: () => {
      document.current = { ...document.current, tripName: rename.name };
      return true;
    },
    changeState: actions.changeState,
    undoAnswer,
  });
  const justAsking = { on: false, set: () => {} };
  return <ChatPanel {...{ conversation, actions, justAsking, signedIn }} fresh />;
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const log = () => within(screen.getByRole('log', { name: 'Conversation' }));
const exhaustLimit = (count: number) =>
  localStorage.setItem('wayfare.chat-sends', JSON.stringify(Array.from({ length: count }, () => Date.now())));

beforeEach(() => {
  state = 'last';
  vi.clearAllMocks();
  serve({ '/api/ask': answered() });
});

describe('what an answer left out', () => {
  it('goes into the box with a press, to be said in other words', async () => {
    serve({ '/api/ask': answered({ leftOut: ['a rental car'] }) });
    const { person } = draw(<Chat />);
    await person.type(box(), 'Two days in Lisbon with a rental car{Enter}');
    await person.click(await log().findByRole('button', { name: /Left out: a rental car/ }));
    expect(box().value).toBe('a rental car');
    expect(document.activeElement).toBe(box());
  });
});

describe('a button of an answer', () => {
  it('sends what it says with what it means, and again when that is tried again', async () => {
    const intents = [{ kind: 'setNights' as const, place: { name: 'Lisbon' }, nights: 3, sure: 1 }];
    const bodies: { question: string; intents?: unknown }[] = [];
    serve({
      '/api/ask': (_, init) => {
        bodies.push(JSON.parse(String(init?.body)));
        if (bodies.length === 2)
          return streamed(event('text', 'Well') + event('error', { message: 'Broken off.' }));
        return streamed(
          event(
            'done',
            answerOf({ choices: [{ label: '3 nights in Lisbon', intents }], suggestions: ['Undo'] }),
          ),
        );
      },
    });
    const { person } = draw(<Chat />);
    await person.type(box(), 'longer{Enter}');
    await person.click(await screen.findByRole('button', { name: '3 nights in Lisbon' }));
    await person.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(bodies).toHaveLength(3));
    expect(bodies[0]?.intents).toBeUndefined();
    for (const body of bodies.slice(1))
      expect(body).toMatchObject({ question: '3 nights in Lisbon', intents });
  });
});

describe('a message', () => {
  it('goes out with Enter, empties the box, and is answered', async () => {
    const { person } = draw(<Chat />);
    await person.type(box(), 'Two days in Lisbon{Enter}');
    expect(box().value).toBe('');
    await log().findByText('Here you are.');
    expect(log().getByText('Two days in Lisbon')).toBeTruthy();
  });

  it('breaks its line with Shift and Enter', async () => {
    const { person } = draw(<Chat />);
    await person.type(box(), 'Lisbon{Shift>}{Enter}{/Shift}in May');
    expect(box().value).toBe('Lisbon\nin May');
  });

  it('that is not sent yet is there when one comes back', async () => {
    const { person, leave } = draw(<Chat />);
    await person.type(box(), 'A week in');
    leave();
    draw(<Chat />);
    expect(box().value).toBe('A week in');
  });

  it('stays in the box once the hour is used up, with when the next one goes out and how to have more', async () => {
    exhaustLimit(limits.MAX_ANON_PER_HOUR);
    const { person } = draw(<Chat />);
    await person.type(box(), 'One more{Enter}');
    expect(box().value).toBe('One more');
    expect(screen.getByText(/the limit of 50 messages an hour/)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^(60:00|59:\d\d)$/);
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    expect(screen.queryByRole('article', { name: 'Answer' })).toBeNull();
  });

  it('of somebody signed in is held back at 200, without an offer to sign in', async () => {
    exhaustLimit(limits.MAX_CHAT_PER_HOUR);
    const { person } = draw(<Chat signedIn />);
    await person.type(box(), 'One more{Enter}');
    expect(screen.getByText(/the limit of 200 messages an hour/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('that the server has no room for comes back into the box, with the countdown', async () => {
    serve({ '/api/ask': () => refusal(429, 'Too many.', { 'retry-after': '90' }) });
    const { person } = draw(<Chat />);
    await person.type(box(), 'One more{Enter}');
    await waitFor(() => expect(box().value).toBe('One more'));
    expect(screen.getByRole('timer').textContent).toMatch(/^1:(30|2\d)$/);
    expect(log().queryByText('One more')).toBeNull();
  });

  it('that no network took comes back into the box, and goes out from there', async () => {
    serve({});
    const { person } = draw(<Chat />);
    await person.type(box(), 'Two days in Lisbon{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached.*stays here/);
    expect(box().value).toBe('Two days in Lisbon');
    serve({ '/api/ask': answered() });
    await person.click(screen.getByRole('button', { name: 'Send' }));
    await log().findByText('Here you are.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(log().getAllByText('Two days in Lisbon')).toHaveLength(1);
  });

  it('that failed while another was typed stays in the conversation, to be tried again', async () => {
    let fail = () => {};
    serve({
      '/api/ask': () =>
        new Promise<Response>((_done, broken) => {
          fail = () => broken(new TypeError('Failed to fetch'));
        }),
    });
    const { person } = draw(<Chat />);
    await person.type(box(), 'Two days in Lisbon{Enter}');
    await person.type(box(), 'By train');
    fail();
    await log().findByText('The assistant could not answer.');
    expect(box().value).toBe('By train');
    serve({ '/api/ask': answered() });
    await person.click(log().getByRole('button', { name: 'Retry' }));
    await log().findByText('Here you are.');
  });

  it('whose answer was cut off keeps what came of it', async () => {
    serve({ '/api/ask': () => streamed(event('text', 'Day 1: the Alfama')) });
    const { person } = draw(<Chat />);
    await person.type(box(), 'Two days in Lisbon{Enter}');
    await log().findByText('The assistant could not answer.');
    expect(log().getByText('Day 1: the Alfama')).toBeTruthy();
    expect(box().value).toBe('');
  });

  it('is taken up again with the arrow up, and let go with Escape', async () => {
    const { person } = draw(<Chat />);
    await person.type(box(), 'Two days in Lisbon{Enter}');
    await log().findByText('Here you are.');
    await person.type(box(), '{ArrowUp}');
    expect(box().value).toBe('Two days in Lisbon');
    expect(screen.getByText('Editing your last message. Sending it undoes what it changed.')).toBeTruthy();
    await person.type(box(), '{Escape}');
    expect(box().value).toBe('');
  });
});

describe('what an answer changed', () => {
  it.each([
    ['last', 'Undo this'],
    ['earlier', 'Undo back to here'],
  ] as const)('can be undone while it is the %s step', async (stands, words) => {
    state = stands;
    const { person } = draw(<Chat />);
    await person.type(box(), 'Two days in Lisbon{Enter}');
    await person.click(await screen.findByRole('button', { name: words }));
    expect(undoAnswer).toHaveBeenCalledWith('answer-1');
  });

  it('can be done again once it is undone', async () => {
    state = 'undone';
    const { person } = draw(<Chat />);
    await person.type(box(), 'Two days in Lisbon{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Redo' }));
    expect(redo).toHaveBeenCalledOnce();
  });

  it('is only told where it cannot be undone any more', async () => {
    state = null;
    const { person } = draw(<Chat />);
    await person.type(box(), 'Two days in Lisbon{Enter}');
    const changed = within(await screen.findByRole('region', { name: 'What changed' }));
    expect(changed.getByText(/Lisbon in May/)).toBeTruthy();
    expect(changed.queryByRole('button')).toBeNull();
  });
});
