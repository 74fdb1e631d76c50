/** The text on the share picture of the site itself. */
export default {
  headline: 'Build the robot. Compete for your city.',
  below: 'The national robotics season',
};
