/** The address of a person's picture; undefined if there is none, for which the API sends `avator.png`. */
export const pictureOf = (picture: string | null | undefined): string | undefined =>
  !picture || picture === 'avator.png' ? undefined : picture;
