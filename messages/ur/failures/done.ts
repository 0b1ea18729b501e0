/** What was done, where the portal shows what the server says of it. */
export const loggedIn = 'آپ لاگ اِن ہو گئے۔'
export const loggedOut = 'آپ لاگ آؤٹ ہو گئے۔'
export const registered = 'رجسٹریشن ہو گئی۔'
export const studentsFound = 'تلاش کے مطابق طلبہ مل گئے۔'
export const textFound = studentsFound
