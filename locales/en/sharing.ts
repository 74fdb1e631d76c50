/** What the picture of a shared link says when it is about the site itself. */
export default {
  headline: 'Build the robot. Compete for your city.',
  below: 'The national robotics season',
};
