export default 'Privacy Policy · Wedding Invite';
