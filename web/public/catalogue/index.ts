export { AcademyLink } from './AcademyLink.tsx';
export { CardList } from './CardList.tsx';
export { CatalogueCard, type InList } from './CatalogueCard.tsx';
export { academyLanguage, presentPage } from './load-page.ts';
