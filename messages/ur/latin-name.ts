/** In the form of a person whose name is in letters that not every keyboard has. */
export const latinName = {
  label: 'انگریزی حروف میں نام',
  hint: 'یوزر آئی ڈی اسی سے بنتی ہے، تاکہ اسے ہر کی بورڈ سے لکھا جا سکے۔ نام ویسے لکھیں جیسے اسکول لکھتا ہے: اسی نام کے اگلے فرد کے لیے یہی تجویز ہو گا۔',
}
