import type { FieldCode } from '#contract/errors.ts';

export default {
  required: 'هذا الحقل مطلوب.',
  invalid: 'هذه القيمة غير صحيحة.',
  not_text: 'يجب أن تكون القيمة نصًّا.',
  too_long: 'النص أطول من المسموح.',
  too_short: 'النص أقصر من المطلوب.',
  email: 'أدخل بريدًا إلكترونيًا صحيحًا مثل name@example.com.',
  phone: 'أدخل رقم جوال صحيحًا مع رمز الدولة.',
  membership_id: 'يتكوّن رقم العضوية من عشرة أرقام.',
  national_id: 'يتكوّن رقم الهوية أو الإقامة من عشرة أرقام، ويبدأ بـ 1 أو 2.',
  cr_number: 'يُرجى إدخال رقم السجل التجاري الصحيح.',
  password_short: 'يجب ألا تقل كلمة المرور عن ثمانية أحرف.',
  password_mismatch: 'كلمتا المرور غير متطابقتين.',
  not_offered: 'اختر واحدًا من الخيارات المتاحة.',
  not_found: 'لم نعثر على صاحب هذا الرقم.',
  duplicate: 'هذا الشخص موجود في الفريق بالفعل.',
  own_upload: 'يُرجى رفع الصورة مرة أخرى.',
  taken: 'هذه القيمة مستخدمة بالفعل.',
} satisfies Record<FieldCode, string>;
