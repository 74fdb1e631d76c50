import type { Language } from '#contract/languages.ts';
import certificatesAr from '#locales/ar/certificates.ts';
import commonAr from '#locales/ar/common.ts';
import communityAr from '#locales/ar/community.ts';
import competitionAr from '#locales/ar/competition.ts';
import contactAr from '#locales/ar/contact.ts';
import editorAr from '#locales/ar/editor.ts';
import entityAr from '#locales/ar/entity.ts';
import errorsAr from '#locales/ar/errors.ts';
import fieldsAr from '#locales/ar/fields.ts';
import homeAr from '#locales/ar/home.ts';
import kitAr from '#locales/ar/kit.ts';
import layoutAr from '#locales/ar/layout.ts';
import lookUpAr from '#locales/ar/look-up.ts';
import membersAr from '#locales/ar/members.ts';
import myTeamsAr from '#locales/ar/my-teams.ts';
import paymentAr from '#locales/ar/payment.ts';
import profileAr from '#locales/ar/profile.ts';
import registrationAr from '#locales/ar/registration.ts';
import resultsAr from '#locales/ar/results.ts';
import scoresAr from '#locales/ar/scores.ts';
import signInAr from '#locales/ar/sign-in.ts';
import signUpAr from '#locales/ar/sign-up.ts';
import takePartAr from '#locales/ar/take-part.ts';
import talentsAr from '#locales/ar/talents.ts';
import teamAr from '#locales/ar/team.ts';
import transactionsAr from '#locales/ar/transactions.ts';
import withdrawalAr from '#locales/ar/withdrawal.ts';
import certificatesEn from '#locales/en/certificates.ts';
import commonEn from '#locales/en/common.ts';
import communityEn from '#locales/en/community.ts';
import competitionEn from '#locales/en/competition.ts';
import contactEn from '#locales/en/contact.ts';
import editorEn from '#locales/en/editor.ts';
import entityEn from '#locales/en/entity.ts';
import errorsEn from '#locales/en/errors.ts';
import fieldsEn from '#locales/en/fields.ts';
import homeEn from '#locales/en/home.ts';
import kitEn from '#locales/en/kit.ts';
import layoutEn from '#locales/en/layout.ts';
import lookUpEn from '#locales/en/look-up.ts';
import membersEn from '#locales/en/members.ts';
import myTeamsEn from '#locales/en/my-teams.ts';
import paymentEn from '#locales/en/payment.ts';
import profileEn from '#locales/en/profile.ts';
import registrationEn from '#locales/en/registration.ts';
import resultsEn from '#locales/en/results.ts';
import scoresEn from '#locales/en/scores.ts';
import signInEn from '#locales/en/sign-in.ts';
import signUpEn from '#locales/en/sign-up.ts';
import takePartEn from '#locales/en/take-part.ts';
import talentsEn from '#locales/en/talents.ts';
import teamEn from '#locales/en/team.ts';
import transactionsEn from '#locales/en/transactions.ts';
import withdrawalEn from '#locales/en/withdrawal.ts';

/** The texts on the screens of a journey, by language. */
export const wordsOf = (language: Language) =>
  language === 'ar'
    ? {
        certificates: certificatesAr,
        competition: competitionAr,
        contact: contactAr,
        editor: editorAr,
        entity: entityAr,
        errors: errorsAr,
        fields: fieldsAr,
        home: homeAr,
        kit: kitAr,
        layout: layoutAr,
        lookUp: lookUpAr,
        talents: talentsAr,
        common: commonAr,
        community: communityAr,
        members: membersAr,
        myTeams: myTeamsAr,
        withdrawal: withdrawalAr,
        payment: paymentAr,
        profile: profileAr,
        registration: registrationAr,
        results: resultsAr,
        scores: scoresAr,
        signIn: signInAr,
        signUp: signUpAr,
        takePart: takePartAr,
        team: teamAr,
        transactions: transactionsAr,
      }
    : {
        certificates: certificatesEn,
        competition: competitionEn,
        contact: contactEn,
        editor: editorEn,
        entity: entityEn,
        errors: errorsEn,
        fields: fieldsEn,
        home: homeEn,
        kit: kitEn,
        layout: layoutEn,
        lookUp: lookUpEn,
        talents: talentsEn,
        common: commonEn,
        community: communityEn,
        members: membersEn,
        myTeams: myTeamsEn,
        withdrawal: withdrawalEn,
        payment: paymentEn,
        profile: profileEn,
        registration: registrationEn,
        results: resultsEn,
        scores: scoresEn,
        signIn: signInEn,
        signUp: signUpEn,
        takePart: takePartEn,
        team: teamEn,
        transactions: transactionsEn,
      };
