/** The state of the dialog's entry in the history, if it was opened from the list: one step back is the list as it was. */
export const overList = { overList: true };
