import type { ReactNode } from 'react';
import { createStore } from './store.ts';

export interface Question {
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  text?: ReactNode;
  /** What the question is about, below the text, where it should be seen once more. */
  content?: ReactNode;
  /** The label of the confirming button ("Delete the season"); never just "OK". */
  action: string;
  /** The label of the other button; "Cancel" by default. */
  cancel?: string;
  /** `danger` if something is deleted. */
  tone?: 'primary' | 'danger';
  /** Asked because somebody leaves the page, perhaps by the back button. */
  leaving?: boolean;
}

export interface Asked extends Question {
  answer: (yes: boolean) => void;
}

export const questions = createStore<Asked | null>(null);

/** Asks for a confirmation; false if the person closes or cancels it. Needs a `<ConfirmHost>` on the page. */
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
