export { PartnersCarousel } from './PartnersCarousel.tsx';
export { presentPartner } from './present.ts';
