import { type Course, courses } from '../content/courses.ts';
import { type Product, products } from '../content/products.ts';
import { drawPicture } from './draw.ts';

const drawn = new Map<number, Promise<Buffer>>();

/** Each picture is drawn once in a process. */
function once(id: number, draw: () => Promise<Buffer>): Promise<Buffer> {
  const picture = drawn.get(id) ?? draw();
  drawn.set(id, picture);
  return picture;
}

export const coursePicture = (course: Course): Promise<Buffer> =>
  once(course.id, () => drawPicture(course.motif, courses.indexOf(course), 640, 360));

export const productPicture = (product: Product): Promise<Buffer> =>
  once(product.id, () => drawPicture(product.motif, products.indexOf(product), 480, 480));
