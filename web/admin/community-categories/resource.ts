import Tags from 'lucide-react/icons/tags';
import { reportedPosts } from '../community/resource.ts';
import { resource } from '../kit/resource.ts';

export const communityCategories = resource({
  address: '/admin/community/categories',
  folder: 'community-categories',
  parent: reportedPosts,
  label: { ar: 'تصنيفات المنتدى', en: 'Categories of the forum' },
  icon: Tags,
  access: 'admin-community',
  site: '/community/',
  screens: { list: 'CategoryListPage.tsx', form: 'CategoryFormPage.tsx' },
});
