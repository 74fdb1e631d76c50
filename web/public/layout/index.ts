export { PageHead } from './PageHead.tsx';
export { SceneHead } from './SceneHead.tsx';
