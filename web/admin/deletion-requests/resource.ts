import UserX from 'lucide-react/icons/user-x';
import { listDeletionRequests } from '#contract/endpoints/personal-data.ts';
import { resource } from '../kit/resource.ts';

export const deletionRequests = resource({
  address: '/admin/deletion-requests',
  label: { ar: 'طلبات حذف الحسابات', en: 'Deletion requests' },
  icon: UserX,
  calls: { list: listDeletionRequests },
  screens: { list: 'DeletionRequestListPage.tsx' },
});
