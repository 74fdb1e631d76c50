import type { Language } from '#contract/languages.ts';
import communityAr from '#locales/ar/community.ts';
import myTeamsAr from '#locales/ar/my-teams.ts';
import profileAr from '#locales/ar/profile.ts';
import registrationAr from '#locales/ar/registration.ts';
import signInAr from '#locales/ar/sign-in.ts';
import transactionsAr from '#locales/ar/transactions.ts';
import communityEn from '#locales/en/community.ts';
import myTeamsEn from '#locales/en/my-teams.ts';
import profileEn from '#locales/en/profile.ts';
import registrationEn from '#locales/en/registration.ts';
import signInEn from '#locales/en/sign-in.ts';
import transactionsEn from '#locales/en/transactions.ts';

/** What a person reads on the screens of a journey, by language. */
export const wordsOf = (language: Language) =>
  language === 'ar'
    ? {
        community: communityAr,
        myTeams: myTeamsAr,
        profile: profileAr,
        registration: registrationAr,
        signIn: signInAr,
        transactions: transactionsAr,
      }
    : {
        community: communityEn,
        myTeams: myTeamsEn,
        profile: profileEn,
        registration: registrationEn,
        signIn: signInEn,
        transactions: transactionsEn,
      };
