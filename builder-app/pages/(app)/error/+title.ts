export default 'Page Not Found · Wedding Invite';
