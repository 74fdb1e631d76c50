import UserX from 'lucide-react/icons/user-x';
import { resource } from '../kit/resource.ts';

export const deletionRequests = resource({
  address: '/admin/deletion-requests',
  label: { ar: 'طلبات حذف الحسابات', en: 'Deletion requests' },
  icon: UserX,
  access: 'admin-deletion-requests',
  screens: { list: 'DeletionRequestListPage.tsx' },
});
