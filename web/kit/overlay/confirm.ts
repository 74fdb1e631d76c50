import type { ReactNode } from 'react';
import { createStore } from './store.ts';

export interface Question {
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  text?: ReactNode;
  /** The words of the button that does it ("Delete the season"); never just "OK". */
  action: string;
  /** `danger` where something is lost. */
  tone?: 'primary' | 'danger';
}

export interface Asked extends Question {
  answer: (yes: boolean) => void;
}

export const questions = createStore<Asked | null>(null);

/** Asks before something is done; false when the person closes it or thinks better. Needs `<KitRoot>` on the page. */
export function confirm(question: Question): Promise<boolean> {
  questions.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      questions.set(null);
      resolve(yes);
    };
    questions.set({ ...question, answer });
  });
}

/** `const confirm = useConfirm(); if (await confirm({ … })) …` */
export const useConfirm = () => confirm;
