import { afterwards } from './afterwards.ts';
import { categories } from './categories.ts';
import type { DemoFaq } from './faq.ts';
import { money } from './money.ts';
import { registration } from './registration.ts';

/** In the order in which people ask them. */
export const faqs: DemoFaq[] = [...registration, ...categories, ...money, ...afterwards];
