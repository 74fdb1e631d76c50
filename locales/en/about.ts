/** Who we are: `/about-us/`. */
export default {
  title: 'Who We Are',
  lead: "Saudi Arabia's national robotics season: from the first brick on a school table to the podium.",
  story: 'Our story',
  story1:
    'It starts with a handful of children around a table, a box of bricks and a question nobody has answered yet. They build something that does not work, find out why and build it again. A few months later they explain to a judge, without notes, what their robot does and what they would change next time.',
  story2:
    'We make that possible in every part of the Kingdom. We bring the FIRST programmes and the World Robot Olympiad to schools and clubs, train coaches and judges, run qualifiers in the regions and finals where everyone meets, and send the best teams to competitions abroad.',
  story3:
    'Medals are the smaller part. Children who have led a discussion, shared out the work and stood by a robot that failed in front of an audience remember how it is done. That is why we are here.',
  achievements: 'What we have achieved',
  teams_one: 'team in our seasons',
  teams_other: 'teams in our seasons',
  participants_one: 'student in these teams',
  participants_other: 'students in these teams',
  regions_one: 'region where teams register and train',
  regions_other: 'regions where teams register and train',
  competitions_one: 'competition, covering every age from kindergarten to secondary school',
  competitions_other: 'competitions, covering every age from kindergarten to secondary school',
  values: 'What we stand for',
  diversity: 'Diversity',
  diversityText:
    'Girls and boys, cities and villages, beginners and veterans: every team has something the others need.',
  passion: 'Passion',
  passionText: 'We learn most from building what we love, and it shows.',
  empowerment: 'Empowerment',
  empowermentText: 'Children decide, design and present. Adults hold the ladder.',
  teamwork: 'Teamwork',
  teamworkText: 'It takes many hands to build a robot, and every one of them shares the win.',
  innovation: 'Innovation',
  innovationText: 'Every season asks a real question and takes the answers seriously.',
  gallery: 'Scenes from our seasons',
  galleryLead: 'The tables, the halls and the faces of the people who were there.',
  galleryAll: 'See all pictures',
  partners: 'Who supports us',
  partnersLead: 'The schools, universities and companies that make each season possible.',
};
