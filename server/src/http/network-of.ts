/** The network that an address belongs to: itself, or of IPv6 what one household is given. */
export const networkOf = (ip: string) => (ip.includes('.') ? ip : ip.split(':').slice(0, 4).join(':'));
