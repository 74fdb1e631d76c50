import { OutsidePage } from './OutsidePage.tsx';

export { staticHandle as handle } from './StaticPage.tsx';

export default function CommunityPage() {
  return <OutsidePage page="community" />;
}
