/** The files of the back-office's words; public pages load neither them nor their list, which each resource makes longer. */
export const officeFiles = import.meta.glob<{ default: object }>('../../locales/{ar,en}/admin*.ts');
