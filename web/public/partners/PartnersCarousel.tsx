import { Carousel } from '#web/kit/Carousel.tsx';
import type { PartnerView } from './present.ts';

interface PartnersCarouselProps {
  id: string;
  partners: readonly PartnerView[];
  title: string;
  lead: string;
  className?: string;
}

/** The partners of the season. Renders nothing without partners. */
export function PartnersCarousel({ id, partners, title, lead, className }: PartnersCarouselProps) {
  if (partners.length === 0) return null;
  return (
    <Carousel
      labelledBy={id}
      className={className}
      head={
        <>
          <h2 id={id} className="text-3xl">
            {title}
          </h2>
          <p className="mt-2 max-w-prose text-lg text-soft">{lead}</p>
        </>
      }
    >
      {partners.map(({ id: key, src, name, link }) => {
        const logo = (
          <img
            src={src}
            alt={name}
            width={240}
            height={120}
            loading="lazy"
            decoding="async"
            className="size-full object-contain"
          />
        );
        return (
          <li key={key} className="grid aspect-2/1 place-items-center rounded-lg border border-line bg-[#fffaf0] p-3">
            {link ? (
              <a href={link} className="size-full">
                {logo}
              </a>
            ) : (
              logo
            )}
          </li>
        );
      })}
    </Carousel>
  );
}
