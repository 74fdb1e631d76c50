export default {
  info: 'إعلان',
  warning: 'تنبيه مهم',
  more: 'التفاصيل',
};
