/** A picture of the gallery as the sample content writes it. Its file is `demo/pictures/gallery/<file>.webp`. */
export type DemoPicture = {
  file: string;
  /** What is to be seen. */
  name: string;
  nameEn: string;
  /** The slug of a competition of the season. */
  competition?: string;
  /** The day, as in 2024-09-21. */
  on: string;
};
