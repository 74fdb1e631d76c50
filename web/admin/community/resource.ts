import MessagesSquare from 'lucide-react/icons/messages-square';
import { resource } from '../kit/resource.ts';

export const reportedPosts = resource({
  address: '/admin/community',
  label: { ar: 'المجتمع', en: 'Community' },
  icon: MessagesSquare,
  access: 'admin-community',
  screens: { list: 'ReportedListPage.tsx', view: 'PostPage.tsx' },
});
