/** What stands in an address in place of an id where it means the draft of this device. */
export const deviceTripId = 'draft';
