import CircleUser from 'lucide-react/icons/circle-user';
import { adminUsers } from '#contract/endpoints/people.ts';
import { resource } from '../kit/resource.ts';

export const users = resource({
  address: '/admin/users',
  label: { ar: 'المستخدمون', en: 'Users' },
  icon: CircleUser,
  calls: adminUsers,
  screens: {
    list: 'UserListPage.tsx',
    form: 'UserFormPage.tsx',
    create: 'NewUserPage.tsx',
    view: 'UserPage.tsx',
  },
});
