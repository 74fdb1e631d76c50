import MessagesSquare from 'lucide-react/icons/messages-square';
import Tags from 'lucide-react/icons/tags';
import { resource } from '../kit/resource.ts';

const posts = resource({
  address: '/admin/community',
  label: { ar: 'المجتمع', en: 'Community' },
  icon: MessagesSquare,
  access: 'admin-community',
  screens: { list: 'ReportedListPage.tsx' },
});

/** Reported posts have a page each, where they are decided on, and no form. */
export const reportedPosts = { ...posts, one: (id: string) => `${posts.address}/${encodeURIComponent(id)}` };

/** The forum's categories: no entry of the menu, but a link of the list above. */
export const categories = resource({
  address: '/admin/community/categories',
  folder: 'community',
  parent: posts,
  label: { ar: 'تصنيفات المنتدى', en: 'Categories of the forum' },
  icon: Tags,
  access: 'admin-community',
  screens: { list: 'CategoryListPage.tsx', form: 'CategoryFormPage.tsx' },
});
