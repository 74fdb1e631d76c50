import CircleUser from 'lucide-react/icons/circle-user';
import { resource } from '../kit/resource.ts';

export const users = resource({
  address: '/admin/users',
  label: { ar: 'المستخدمون', en: 'Users' },
  icon: CircleUser,
  access: 'admin-users',
  screens: {
    list: 'UserListPage.tsx',
    form: 'UserFormPage.tsx',
    create: 'NewUserPage.tsx',
    view: 'UserPage.tsx',
  },
});
