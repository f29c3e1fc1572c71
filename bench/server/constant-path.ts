/** Where the measured server answers a constant of so many `bytes`. */
export const constantPath = '/bench/constant';
