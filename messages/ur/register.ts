/** The page 'Sign Up'. */
export const register = {
  userId: 'یوزر آئی ڈی',
  password: 'پاس ورڈ',
  passwordHint: 'کم از کم چھ حروف',
  answer: 'آپ کے والد کا خاندانی نام',
  answerHint: 'اگر آپ پاس ورڈ بھول جائیں تو اسکول یہ پوچھے گا۔',
  submit: 'رجسٹر کریں',
  closed: 'تمام لاگ اِن اسکول خود دیتا ہے: براہِ کرم اپنا لاگ اِن اسکول کے دفتر سے لیں۔',
  toLogin: 'پہلے سے رجسٹر ہیں؟',
  login: 'لاگ اِن کریں',
}
