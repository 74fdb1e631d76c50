export default {
  headline: 'ابنِ روبوتك، ونافِس باسم مدينتك.',
  below: 'الموسم الوطني للروبوت',
};
