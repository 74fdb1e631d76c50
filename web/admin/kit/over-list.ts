/** The state of the history entry of a dialog that was opened from the list: one step back is the list as it was. */
export const overList = { overList: true };
