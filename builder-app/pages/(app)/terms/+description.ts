export default 'What you get from Wedding Invite, what we ask of you, and what happens with your license, your links and your content.';
