export { AcademyLink } from './AcademyLink.tsx';
export { CardList, type Pressable } from './CardList.tsx';
export { CatalogueCard } from './CatalogueCard.tsx';
export { academyLanguage, presentPage } from './load-page.ts';
