export { ErrorScreen, FailedScreen } from './ErrorScreen.tsx';
export { LanguageLink } from './LanguageLink.tsx';
export { MenuLink } from './MenuLink.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
export { SessionEnded } from './SessionEnded.tsx';
export { SiteFrame } from './SiteFrame.tsx';
export { SkipLink } from './SkipLink.tsx';
export { UserMenu, useSignedInUser, useSignOut } from './UserMenu.tsx';
export { useClosing } from './useClosing.ts';
