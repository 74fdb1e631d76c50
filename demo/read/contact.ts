import { z } from 'zod';
import { contactStates, refusalReasons } from '#contract/endpoints/admin-contact.ts';
import { languages } from '#contract/languages.ts';
import { readJson } from './files.ts';

const text = z.string().min(1);
/** The membership ID of somebody in `accounts.json`. */
const officer = z.string();

const Message = z.strictObject({
  ...{ name: text, email: z.email(), phone: text, message: text, language: z.enum(languages) },
  /** The place of the team that the message names among those of the open season, from 1. */
  team: z.number().int().optional(),
  /** The time in Riyadh. */
  at: text,
  state: z.enum(contactStates).default('new'),
  assignedTo: officer.optional(),
  replies: z
    .array(
      z.strictObject({
        by: officer,
        /** Hours after the message. */
        after: z.number(),
        text,
        refusedFor: z.enum(refusalReasons).optional(),
      }),
    )
    .default([]),
});

/** Messages in each state, and canned replies. */
export const contact = readJson(
  'contact.json',
  z.strictObject({
    canned: z.array(z.strictObject({ name: text, nameEn: text, text, textEn: text })),
    messages: z.array(Message),
  }),
);
