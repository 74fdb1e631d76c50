import Tags from 'lucide-react/icons/tags';
import { adminCommunityCategories } from '#contract/endpoints/admin-community.ts';
import { reportedPosts } from '../community/resource.ts';
import { resource } from '../kit/resource.ts';

export const communityCategories = resource({
  address: '/admin/community/categories',
  folder: 'community-categories',
  parent: reportedPosts,
  label: { ar: 'تصنيفات المنتدى', en: 'Categories of the forum' },
  icon: Tags,
  calls: adminCommunityCategories,
  site: '/community/',
  screens: { list: 'CategoryListPage.tsx', form: 'CategoryFormPage.tsx' },
});
