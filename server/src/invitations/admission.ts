import type { SignInProblem } from '@wayfare/contracts/sign-in-problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from '../http/secret.ts';
import type { InvitationRepo } from './invitation.repo.ts';
import type { Registration } from './registration.ts';

type WhyNot = Extract<SignInProblem, 'registration_closed' | 'invitation_needed'>;

interface AdmissionNeeds {
  registration: Registration;
  invitations: InvitationRepo;
  /** True until the first account of an install makes itself its admin. */
  awaitsFirst: () => Promise<boolean>;
  origin: string;
  now: () => number;
}

const tokenForm = /^[A-Za-z0-9_-]{43}$/;
const whyNot = { invitation: 'invitation_needed', closed: 'registration_closed' } as const;

/** Lets people in who are new here: everybody where registering is open, else whoever brings an invitation. */
export function admission({ registration, invitations, awaitsFirst, origin, now }: AdmissionNeeds) {
  const secure = origin.startsWith('https:');
  const name = secure ? '__Secure-wayfare_invitation' : 'wayfare_invitation';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const tokenHashOf = (request: FastifyRequest) => {
    const token = request.cookies[name];
    return token !== undefined && tokenForm.test(token) ? hashSecret(token) : null;
  };
  /** The invitation that this browser holds, if it still lets somebody in. */
  const held = async (request: FastifyRequest) => {
    const tokenHash = tokenHashOf(request);
    return tokenHash === null ? null : ((await invitations.open(tokenHash, now())) ?? null);
  };
  const isOpen = async () => (await registration.current()) === 'open';
  const refusal = async (): Promise<WhyNot | null> => {
    const kind = await registration.current();
    return kind === 'open' ? null : whyNot[kind];
  };
  return {
    /** Keeps an invitation with the browser that opened it, until it is used or too old. */
    hold: (reply: FastifyReply, token: string, expiresAt: number) =>
      reply.setCookie(name, token, { ...options, maxAge: Math.ceil((expiresAt - now()) / 1000) }),
    letGo: (reply: FastifyReply) => reply.clearCookie(name, options),
    /** Why this browser may not make an account; null where it may. */
    refusal: async (request: FastifyRequest): Promise<WhyNot | null> =>
      (await isOpen()) || (await held(request)) || (await awaitsFirst()) ? null : refusal(),
    /**
     * Lets a new account in, and uses up the invitation that it came with, however open the door is. Answers why not, or
     * what takes the admission back.
     */
    admit: async (request: FastifyRequest, by: { userId: string; email: string | null }) => {
      const tokenHash = tokenHashOf(request);
      if (tokenHash !== null && (await invitations.use(tokenHash, by, now())))
        return { takeBack: () => invitations.giveBack(tokenHash, by.userId) };
      if (await isOpen()) return { takeBack: async () => {} };
      return { problem: (await refusal()) ?? 'invitation_needed' };
    },
  };
}
export type Admission = ReturnType<typeof admission>;
