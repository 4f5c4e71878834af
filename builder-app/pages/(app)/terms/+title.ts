export default 'Terms of Service · Wedding Invite';
