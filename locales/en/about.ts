/** Who we are: `/about-us/`. */
export default {
  title: 'Who We Are',
  lead: 'The national robotics season of Saudi Arabia: from the first brick on a school table to the podium.',
  story: 'Our story',
  story1:
    'It begins with a handful of children around a table, a box of bricks and a question nobody has answered yet. They build something that does not work, find out why, and build it again. A few months later they explain to a judge, without notes, what their robot does and what they would do differently next time.',
  story2:
    'We make room for that in every part of the Kingdom. We bring the FIRST programmes and the World Robot Olympiad to schools and clubs, train coaches and judges, run qualifications in the regions and finals where everybody meets, and see the best teams off to competitions abroad.',
  story3:
    'Medals are the smaller part. Those who have once led a discussion, divided up the work and stood by a robot that failed in front of an audience do not forget how it is done. That is what we work for.',
  achievements: 'What has come of it',
  teams_one: "team in the Kingdom's World Robot Olympiad season of 2023",
  teams_other: "teams in the Kingdom's World Robot Olympiad season of 2023",
  participants_one: 'participant in that season',
  participants_other: 'participants in that season',
  regions_one: 'region in which teams register and train',
  regions_other: 'regions in which teams register and train',
  categories_one: 'category, for every age from kindergarten to secondary school',
  categories_other: 'categories, for every age from kindergarten to secondary school',
  values: 'What we stand for',
  diversity: 'Diversity',
  diversityText:
    'Girls and boys, cities and villages, beginners and old hands: every team brings what the others lack.',
  passion: 'Passion',
  passionText: 'We learn most from what we love to build, and it shows.',
  empowerment: 'Empowerment',
  empowermentText: 'Children decide, design and present. Adults hold the ladder.',
  teamwork: 'Teamwork',
  teamworkText: 'A robot is built by many hands, and won with by all of them.',
  innovation: 'Innovation',
  innovationText: 'Each season asks a real question, and takes the answers seriously.',
  gallery: 'Seen at our seasons',
  galleryLead: 'Tables, halls and faces of those who were there.',
  galleryAll: 'See all pictures',
  partners: 'Who stands with us',
  partnersLead: 'Schools, universities and companies that carry the season with us.',
};
