/** The address of a person's picture; undefined when there is none, which the wire calls `avator.png`. */
export const pictureOf = (picture: string | null | undefined): string | undefined =>
  !picture || picture === 'avator.png' ? undefined : picture;
