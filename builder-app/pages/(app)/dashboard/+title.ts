export default 'RSVP Dashboard · Wedding Invite';
