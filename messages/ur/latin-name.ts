/** In the form of a person whose name is in letters that not every keyboard has. */
export const latinName = {
  label: 'انگریزی حروف میں نام',
  hint: 'یوزر آئی ڈی اسی سے بنتی ہے، تاکہ اسے ہر کی بورڈ سے لکھا جا سکے۔ اگر نام کسی اور طرح لکھا جاتا ہے تو درست کر دیں۔',
}
