import { useRef } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { z } from '#contract/zod.ts';
import { call } from '#web/lib/api.ts';
import type { HistoryCall } from '../calls.ts';

/** The calls of a resource (`adminFaqs`) that its form uses. */
export interface FormCalls {
  keys: { one: string };
  record: z.ZodObject;
  input: z.ZodObject;
  /** None for a record of which there is one. */
  create?: Endpoint;
  update: Endpoint;
  history: HistoryCall;
}

/** What a form's values are saved over. */
export interface Basis {
  /** The record, and its revision that the person has seen; neither for a new record. */
  id?: string | undefined;
  revision?: number | undefined;
  /** A new record is added once with this key, also when it is sent again because the answer was lost. */
  key: string;
}

/**
 * What a form saves its values over, and the call that does it.
 * `loaded` are the values that the form began with; `basis` is what was typed over: an older revision, after a reload.
 */
export function useSaving({ create, update }: FormCalls, record?: { _id: string; revision: number }) {
  const loaded = useRef<Basis>(null as never);
  loaded.current ??= { id: record?._id, revision: record?.revision, key: crypto.randomUUID() };
  const basis = useRef(loaded.current);

  return {
    basis,
    save(values: Record<string, unknown>): Promise<unknown> {
      const { id, revision, key } = basis.current;
      // The types of an unknown resource; its form has checked the values by the schema of the call.
      return id
        ? call(update, { body: { ...values, id, revision } } as never)
        : call(create as Endpoint, { body: values, headers: { 'Idempotency-Key': key } } as never);
    },
    /** From now on over this record. The key stays: a reload forgets the record, and sends it as a new one again. */
    saveOver(id: string, revision: number) {
      loaded.current = { ...basis.current, id, revision };
      basis.current = loaded.current;
    },
    /** Another call of the page has changed the record beside the form. What was typed over an older revision stays so. */
    follow(revision: number) {
      if (basis.current !== loaded.current) return;
      loaded.current = { ...loaded.current, revision };
      basis.current = loaded.current;
    },
    /** From now on as a new record. */
    saveAsNew() {
      loaded.current = { key: crypto.randomUUID() };
      basis.current = loaded.current;
    },
    /** What was typed is discarded: over the record as it was loaded. A new record is another one. */
    begin() {
      basis.current = { ...loaded.current, key: crypto.randomUUID() };
    },
  };
}
