import MessagesSquare from 'lucide-react/icons/messages-square';
import { listReportedPosts } from '#contract/endpoints/admin-community.ts';
import { resource } from '../kit/resource.ts';

export const reportedPosts = resource({
  address: '/admin/community',
  label: { ar: 'المجتمع', en: 'Community' },
  icon: MessagesSquare,
  calls: { list: listReportedPosts },
  screens: { list: 'ReportedListPage.tsx', view: 'PostPage.tsx' },
});
